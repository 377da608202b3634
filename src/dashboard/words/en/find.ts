/** The search over everything. */
export const find = {
  title: 'Find',
  subtitle: 'Articles by title, vehicles by name, stock number or VIN, ideas by keyword.',
  field: 'Articles, vehicles, ideas',
  start: 'What are you looking for?',
  startText: 'Press “/” to get here from any page that has no search of its own.',
  noneTitle: 'Nothing found',
  none: 'Try fewer words, or another spelling.',
  vehicles: 'Vehicles',
  stockNumber: (number: string) => `Stock number ${number}`,
  writeAbout: 'Write about it',
  writeAboutOf: (name: string) => `Write about it: ${name}`,
  research: 'Research',
  suggestions: 'Suggestions',
  more: 'Show all',
};
