import { Type } from '@sinclair/typebox';
import { day } from '../../../lib/clock.ts';
import type { RawReview } from '../snapshot/raw-site.ts';
import { ageInDays } from './article-metadata.ts';
import { defineAnalyzer } from './analyzer.ts';
import { article, review } from './example-site.ts';
import { reviewThemes } from './review-themes.ts';
import { counted, countedFirst, oneDecimal } from './words.ts';

const withinDays = 180;
const minCritical = 3;
const minPraising = 5;
const maxIds = 25;

export const reviewTheme = defineAnalyzer({
  id: 'review_theme',
  description: 'Several reviews of the last half year speak of the same thing.',
  suggestedArticleType: 'basic',
  actionableVia: 'POST /content',
  prior: 60,
  ease: 0.8,
  metadata: Type.Object({
    theme: Type.String(),
    tone: Type.Union([Type.Literal('critical'), Type.Literal('praising')]),
    reviews: Type.Integer(),
    average_rating: Type.Number(),
    review_ids: Type.Array(Type.String()),
  }),
  examples: {
    finds: {
      'three complaints about waiting': () => ({
        reviews: [
          review(2, 'Waited two hours for an oil change.'),
          review(1, 'My appointment was at nine, my car was looked at past noon.'),
          review(3, 'Friendly, but I kept waiting.'),
        ],
      }),
      'praise for trade-in offers': () => ({
        reviews: [1, 2, 3, 4, 5].map((number) =>
          review(5, `Good value for my trade, no. ${number}`),
        ),
      }),
    },
    ignores: {
      'two complaints': () => ({
        reviews: [review(2, 'Waited two hours.'), review(1, 'Still waiting.')],
      }),
      'complaints of last year': () => ({
        reviews: [1, 2, 3].map((number) => review(1, `Waited ${number} hours.`, 300)),
      }),
      'stars without words': () => ({ reviews: [1, 2, 3, 4, 5].map(() => review(1, '')) }),
      'an article that answers it': () => ({
        reviews: [1, 2, 3].map((number) => review(1, `Waited ${number} hours.`)),
        articles: [article('What to Expect at a Service Appointment')],
      }),
    },
  },
  *find(site) {
    const recent = site.reviews.filter(({ reviewedAt }) => {
      return site.now - reviewedAt <= withinDays * day;
    });
    for (const { id, subject, words, answer, praise } of reviewThemes) {
      const own = recent.filter(({ text }) => text !== null && words.test(text));
      const critical = own.filter(({ starRating }) => starRating <= 3);
      const praising = own.filter(({ starRating }) => starRating >= 4);
      const isCritical = critical.length >= minCritical;
      const reviews = isCritical ? critical : praising;
      const keyword = isCritical ? answer : praise;
      if (!isCritical && praising.length < minPraising) continue;
      if (site.pages.about(keyword).length > 0) continue;
      const average = averageOf(reviews);
      yield {
        key: [id, isCritical ? 'critical' : 'praising'],
        title: isCritical
          ? `Answer what ${counted(reviews.length, 'review says', 'reviews say')} about ${subject}`
          : `Build on the praise for ${subject}`,
        description: isCritical
          ? `${countedFirst(reviews.length, 'review')} of the last half year, with ` +
            `${oneDecimal(average)} stars on average, complain about ${subject}. A page that ` +
            `says ` +
            'openly how it works here sets expectations, and gives you something to link in ' +
            'replies.'
          : `${countedFirst(reviews.length, 'review')} of the last half year speak well of ` +
            `${subject} (${oneDecimal(average)} stars on average). Tell the others how you do it.`,
        keyword,
        evidence: {
          impressions: 0,
          gap: isCritical ? 1 : 0.6,
          units: 0,
          agedShare: 0,
          ageDays: Math.min(...reviews.map(({ reviewedAt }) => ageInDays(site, reviewedAt))),
        },
        metadata: {
          theme: id,
          tone: isCritical ? ('critical' as const) : ('praising' as const),
          reviews: reviews.length,
          average_rating: average,
          review_ids: reviews.slice(0, maxIds).map((one) => one.id),
        },
      };
    }
  },
});

function averageOf(reviews: readonly RawReview[]): number {
  return reviews.reduce((sum, { starRating }) => sum + starRating, 0) / reviews.length;
}
