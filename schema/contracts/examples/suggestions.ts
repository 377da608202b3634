import type { Static } from '@sinclair/typebox';
import type { SuggestionsAnswer } from '../suggestions.ts';

const suggestions: Static<typeof SuggestionsAnswer> = {
  data: {
    suggestions: [
      {
        id: '01960000-0000-7000-8000-0000000000f3',
        source: 'content_suggestion',
        title: 'Answer “how much can a rav4 tow”',
        subtitle: 'Questions and answers: how much can a rav4 tow',
        short_reason:
          'People saw your site 210 times in 28 days after searching for “how much can a rav4 ' +
          'tow”, but at position 34, where hardly anybody looks.',
        priority: 71,
        keyword: 'how much can a rav4 tow',
        content_suggestion_id: '01960000-0000-7000-8000-0000000000f3',
        external_source: 'search_console',
        external_fingerprint: '6b1f0a52c4de7390a8f6e215d3bc47e9158c20d7fa63b94e0c7a1d8852f4be36',
      },
      {
        id: '5d2c9e10-74ab-8f31-8c06-9be1a7d4f052',
        source: 'quick_start',
        title: 'What shoppers ask about the Honda Civic',
        subtitle: '7 in stock',
        short_reason: 'It is on your lot, and nothing was researched on it yet.',
        priority: 27,
        keyword: '2026 Honda Civic',
        content_suggestion_id: null,
        external_source: null,
        external_fingerprint: null,
      },
    ],
    sources: { content_suggestion: 1, quick_start: 1 },
    suppressed_external_count: 2,
  },
};

export const suggestionExamples = { list_create_suggestions: { answer: suggestions } };
