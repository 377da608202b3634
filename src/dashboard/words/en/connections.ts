export const connections = {
  add: 'Connect an account',
  addTitle: 'Connect a social account',
  networksTitle: 'Sign in at a network',
  networksText:
    'You let Forecourt in at the network itself. Your password stays there; what the network ' +
    'hands over is kept under lock and is never shown.',
  signInAt: (network: string) => `Sign in at ${network}`,
  notSetUp: 'Whoever runs the server registers Forecourt at this network first.',
  registered: (address: string) =>
    `The network leads you back to ${address}. It must be registered there as an address to ` +
    'return to.',
  elsewhere: 'Only the address of the command line is registered there',
  elsewhereText:
    'Sign in by one of these. The browser then ends at a page that does not load: copy its ' +
    'address and paste it below.',
  pasteTitle: 'Paste where the browser ended',
  paste: 'Address',
  pasteHint: 'All of it, as it stands in the address bar.',
  pasteMissing: 'Paste the whole address at which the browser ended.',
  finish: 'Finish',
  byHandTitle: 'Post there by hand',
  byHandText:
    'Forecourt checks and schedules the posts; somebody of yours copies them over when their ' +
    'time comes.',
  network: 'Network',
  name: 'Name of the account',
  nameHint: 'As people know it there, for instance @prairiemotors.',
  nameWrong: 'Enter a name of up to 100 characters.',
  addByHand: 'Add it',
  chooseTitle: 'Which one?',
  chooseText: 'This sign-in opens several pages. Choose the one of this store.',
  chooseWrong: 'Choose one of these.',
  choose: 'Connect this one',
  returnedTitle: 'Almost connected',
  returnedText: (store: string) =>
    `The sign-in was successful. Finish it, and ${store} is connected.`,
  goneTitle: 'This sign-in cannot be finished',
  gone: 'It was begun more than 30 minutes ago, by somebody else, or not here. Begin again.',
  refused: 'It was not connected, and nothing was changed. What the other side says:',
  check: 'Check now',
  again: 'Connect again',
  disconnect: 'Disconnect',
  ofAccount: (name: string) => `of ${name}`,
  accountEndTitle: (name: string) => `Disconnect ${name}?`,
  accountEndText:
    'Forecourt forgets the access. Posts and reviews stay; what is scheduled there will fail.',
  figuresTitle: (source: string) => `Connect ${source}`,
  figuresText:
    'Forecourt fetches the figures each day from then on, and 16 months back. It can read ' +
    'them, and change nothing.',
  connect: 'Connect',
  property: 'Property',
  propertyHints: {
    search_console: 'As Search Console names it: sc-domain:example.com or https://www.example.com/',
    ga4: 'The number of the property, as in 123456789.',
  },
  propertyWrong: 'This is no property of that source.',
  file: 'Key file',
  fileHint:
    'The JSON file of a service account that may read the property, or that of an OAuth ' +
    'client, with which you then sign in at Google.',
  pasted: 'Or its text',
  pastedHint: 'It is kept under lock and is never shown again.',
  fileWrong: 'This is neither the key file of a service account nor that of an OAuth client.',
  fileMissing: 'Choose the file, or paste its text.',
  signInTitle: 'Sign in at Google',
  signInText:
    'Open Google, agree, and copy the address at which the browser ends: that page does not load.',
  open: 'Open Google',
  figuresEndTitle: (source: string) => `Disconnect ${source}?`,
  figuresEndText: 'Nothing more is fetched. The figures that are here stay.',
  settingsTitle: 'Connections',
  settingsAccounts: 'Social accounts',
  settingsFigures: 'Search Console and Google Analytics',
  noneYet: 'Nothing is connected yet',
};
