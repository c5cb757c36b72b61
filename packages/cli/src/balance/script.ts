/** What can be done with the report in a browser: choose a number of players, sort, filter, light or dark, print. Runs in the page. */
export const script = `
const root = document.documentElement
root.classList.remove('no-js')
const all = (selector, from = document) => [...from.querySelectorAll(selector)]
const choose = (seats) => {
  for (const cell of all('section.sample')) cell.hidden = cell.dataset.seats !== seats
  for (const button of all('.choose button')) button.setAttribute('aria-pressed', String(button.value === seats))
}
for (const button of all('.choose button')) button.addEventListener('click', () => choose(button.value))
const first = document.querySelector('.choose button')
if (first) choose(first.value)
document.querySelector('#theme')?.addEventListener('click', () => {
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : !matchMedia('(prefers-color-scheme: light)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
})
document.querySelector('#print')?.addEventListener('click', () => print())
for (const table of all('table.sorted')) {
  const heads = all('thead th', table)
  heads.forEach((head, column) => head.querySelector('button')?.addEventListener('click', () => {
    const was = head.getAttribute('aria-sort')
    const text = head.classList.contains('text')
    const up = was === null ? text : was === 'descending'
    for (const other of heads) other.removeAttribute('aria-sort')
    head.setAttribute('aria-sort', up ? 'ascending' : 'descending')
    const key = (row) => row.cells[column].dataset.v
    const order = (a, b) => text ? key(a).localeCompare(key(b), root.lang) : Number(key(a)) - Number(key(b))
    const body = table.tBodies[0]
    body.append(...[...body.rows].sort((a, b) => (up ? 1 : -1) * order(a, b)))
  }))
}
for (const filters of all('.filters')) {
  const table = filters.parentElement.querySelector('table')
  const [search, kind, only] = all('input[type=search], select, input[type=checkbox]', filters)
  const count = filters.querySelector('output')
  const show = () => {
    const wanted = search.value.trim().toLocaleLowerCase(root.lang)
    let shown = 0
    for (const row of table.tBodies[0].rows) {
      const fits = row.cells[0].textContent.toLocaleLowerCase(root.lang).includes(wanted) &&
        (kind.value === '' || row.dataset.kind === kind.value) && (!only.checked || row.dataset.shows === 'yes')
      row.hidden = !fits
      if (fits) shown++
    }
    count.textContent = count.dataset.text.replace('{n}', shown)
  }
  for (const input of [search, kind, only]) input.addEventListener('input', show)
  show()
}
`
