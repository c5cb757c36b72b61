export { describeOrigins } from './origins.ts'
export { booksOf, describeRulebook, sectionOf, sectionsOf } from './rulebook.ts'
