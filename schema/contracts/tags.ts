/** The groups of operations, as the API description and its reference page show them. */
export const tags = {
  health: 'Whether the server is up, for load balancers.',
  ideaclouds:
    'Keyword research: an IdeaCloud holds the questions that shoppers ask around a keyword, in ' +
    'clusters, with the ones that are worth an article.',
  content:
    'Articles: have them written on an IdeaCloud or on a model, read them as components or HTML, ' +
    'and report where they were posted.',
  compliance:
    'Articles held to the rules on dealer advertising: what is flagged for review, where it ' +
    'stands, and words that would mend it.',
  'content-tools': 'Meta texts, JSON-LD, snippets, slugs, tags and intent of a finished article.',
  'content-intelligence':
    'What to write or mend next, found every night in the stock, the articles, the search ' +
    'figures ' +
    'and the reviews of the site.',
  inventory: 'The vehicles in stock, one by one, in figures, and as one feed.',
  site: 'The store that the key belongs to, with its categories, voices and content elements.',
  reference: 'The words that this API uses, and its own description.',
  webhooks: 'Subscriptions to events, their tests and their deliveries.',
} as const;
