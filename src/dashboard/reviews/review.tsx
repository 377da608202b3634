import type { Platform } from '../../../schema/contracts/social.ts';
import type { ReviewRow } from '../../domain/social/reviews/store.ts';
import { may } from '../../may.ts';
import { Badge } from '../components/badge.tsx';
import { LinkButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { Time } from '../components/time.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; review: ReviewRow };

export function ReviewItem({ visit, review }: Props) {
  const { words, actor } = visit;
  const { reviews } = words;
  return (
    <li>
      <div>
        <ReviewText visit={visit} review={review} />
        {review.reply !== null && (
          <blockquote class="answer">
            <p class="quiet small">{reviews.yourAnswer}</p>
            <p class="as-written" dir="auto">
              {review.reply}
            </p>
          </blockquote>
        )}
      </div>
      <div class="review-side">
        <Badge tone={review.isReplied ? 'ok' : 'warn'}>
          {review.isReplied ? reviews.answered : reviews.open}
        </Badge>
        {may(actor.role, 'review.reply') && (
          <LinkButton href={storePath(visit, `/reviews/${review.id}`)}>
            {review.isReplied ? reviews.change : reviews.answer}
            <span class="sr-only"> ({review.authorName ?? reviews.nobody})</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** Who, how many stars, when, where, and what they wrote. */
export function ReviewText({ visit: { words, show }, review }: Props) {
  const { reviews } = words;
  return (
    <>
      <p>
        <strong>
          <bdi>{review.authorName ?? reviews.nobody}</bdi>
        </strong>{' '}
        <Stars count={review.starRating} label={reviews.starsOf5(review.starRating)} />
      </p>
      <p class="quiet small">
        {reviews.networks[review.platform as Platform]} · {review.locationName} ·{' '}
        <Time at={review.reviewedAt} show={show} />
      </p>
      {review.text === null ? (
        <p class="quiet">{reviews.noText}</p>
      ) : (
        <p class="as-written" dir="auto">
          {review.text}
        </p>
      )}
    </>
  );
}

function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span class="stars">
      {[1, 2, 3, 4, 5].map((one) => (
        <span key={one} data-lit={one <= count ? 'yes' : undefined}>
          <Icon name="star" />
        </span>
      ))}
      <span class="sr-only">{label}</span>
    </span>
  );
}
