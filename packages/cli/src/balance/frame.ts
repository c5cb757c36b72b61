import { safe } from './report.ts'

/** The sign of Orrery: a sun with two planets. */
export const sign = `<svg viewBox="-256 -256 512 512" aria-hidden="true"><g fill="none" stroke="#c98f43"><circle r="112" stroke-width="13" opacity=".9"/><circle r="186" stroke-width="11" opacity=".6"/></g><circle r="56" fill="#e3a347"/><circle cx="80" cy="-78" r="32" fill="#40d2bf"/><circle cx="-164" cy="86" r="40" fill="#f268ac"/></svg>`

/** Orbits behind the title of a page. */
export const orbits = `<svg class="orbits" viewBox="-230 -230 460 460" aria-hidden="true"><g fill="none" stroke="var(--ring)"><circle r="90"/><circle r="150" stroke-dasharray="2 7"/><circle r="215"/></g><circle cx="-64" cy="63" r="6" fill="var(--p3)"/><circle cx="-206" cy="-60" r="5" fill="var(--p1)"/><circle cx="40" cy="144" r="4" fill="var(--p2)"/></svg>`

/** A part of a page with a title. */
export function panel(title: string, content: string, kind = ''): string {
  return `<section class="panel ${kind}"><h2>${safe(title)}</h2>${content}</section>`
}
