/** Contents and search of a rulebook, in English. */
export default {
  search: 'Search the rules',
  clear: 'Clear the search',
  contents: 'Contents',
  none: 'No matching rules.',
  hits: '{at} of {n}',
  found: '{n, plural, one {# place} other {# places}} in {chapters, plural, one {# chapter} other {# chapters}}',
  previous: 'Previous place',
  next: 'Next place',
  chapterHits: '{n, plural, one {# place} other {# places}}',
  titlesOnly: 'Rule titles only, in English.',
  link: 'Link to rule {rule}',
} as const
