/** Limits that no test reaches by accident. */
export const generousLimits = {
  requests: 1e6,
  identities: 1e6,
  logins: 1e6,
  tables: 1e6,
  openTables: 1e6,
  commands: 1e6,
  messages: 1e6,
  sockets: 1e5,
}
