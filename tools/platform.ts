/** The platform that binaries are made for: `linux-x64`, `darwin-arm64`, `win32-x64`; `linux-x64-musl` where the C library is musl, as on Alpine. */
export const platform = `${process.platform}-${process.arch}${isMusl() ? '-musl' : ''}`

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report: unknown = process.report.getReport()
  return Reflect.get(Object(Reflect.get(Object(report), 'header')), 'glibcVersionRuntime') === undefined
}
