export const connections = {
  add: 'Connect an account',
  addTitle: 'Connect a social account',
  networksTitle: 'Sign in to a network',
  networksText:
    'You give Forecourt access on the network itself. Your password stays there; the access is ' +
    'stored encrypted and never shown.',
  signInAt: (network: string) => `Sign in to ${network}`,
  notSetUp: 'Whoever runs the server has to register Forecourt with this network first.',
  registered: (address: string) =>
    `The network sends you back to ${address}, which has to be registered there as a return ` +
    'address.',
  elsewhere: 'Only the return address of the command line is registered there',
  elsewhereText:
    'Sign in with one of these. The browser ends on a page that does not load: copy its address ' +
    'and paste it below.',
  pasteTitle: 'Paste the address you ended on',
  paste: 'Address',
  pasteHint: 'All of it, exactly as the address bar shows it.',
  pasteMissing: 'Paste the full address of the page you ended on.',
  finish: 'Finish',
  byHandTitle: 'Post by hand',
  byHandText:
    'Forecourt checks and schedules the posts; one of your people copies them over when it is ' +
    'time.',
  network: 'Network',
  name: 'Account name',
  nameHint: 'As people know it there, such as @prairiemotors.',
  nameWrong: 'Enter a name of up to 100 characters.',
  addByHand: 'Add account',
  chooseTitle: 'Which one?',
  chooseText:
    'This sign-in gives access to several pages. Choose the one that belongs to this store.',
  chooseWrong: 'Choose one of these.',
  choose: 'Connect this one',
  returnedTitle: 'Almost connected',
  returnedText: (store: string) => `You are signed in. Finish to connect ${store}.`,
  goneTitle: 'This sign-in cannot be completed',
  gone: 'It was started more than 30 minutes ago, by someone else, or somewhere else. Start again.',
  refused: 'It was not connected, and nothing was changed. The reason given:',
  check: 'Check now',
  again: 'Connect again',
  disconnect: 'Disconnect',
  ofAccount: (name: string) => `(${name})`,
  accountEndTitle: (name: string) => `Disconnect ${name}?`,
  accountEndText:
    'Forecourt deletes the access. Posts and reviews stay; anything scheduled there will fail.',
  figuresTitle: (source: string) => `Connect ${source}`,
  figuresText:
    'Forecourt fetches the figures of the past 16 months, then new ones every day. It can read ' +
    'them but change nothing.',
  connect: 'Connect',
  property: 'Property',
  propertyHints: {
    search_console: 'As Search Console shows it: sc-domain:example.com or https://www.example.com/',
    ga4: 'The property number, such as 123456789.',
  },
  propertyWrong: 'This is not a property of that source.',
  file: 'Key file',
  fileHint:
    'The JSON file of a service account that can read the property, or of an OAuth client, in ' +
    'which case you sign in to Google next.',
  pasted: 'Or its text',
  pastedHint: 'It is stored encrypted and never shown again.',
  fileWrong: 'This is not the key file of a service account or of an OAuth client.',
  fileMissing: 'Choose the file, or paste its text.',
  signInTitle: 'Sign in to Google',
  signInText: 'Open Google, accept, and copy the address you end on: that page does not load.',
  open: 'Open Google',
  figuresEndTitle: (source: string) => `Disconnect ${source}?`,
  figuresEndText: 'No more figures are fetched. Those already here stay.',
  settingsTitle: 'Connections',
  settingsAccounts: 'Social accounts',
  settingsFigures: 'Search Console and Google Analytics',
  noneYet: 'Nothing is connected yet',
};
