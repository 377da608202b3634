import type { Image } from '../../domain/images/store.ts';
import { Card } from '../components/card.tsx';
import type { StoreVisit } from '../visit.ts';
import { pictureUrl } from './picture.tsx';

/** Where the picture came from, and how large it is. */
export function ImageDetails({ visit, image }: { visit: StoreVisit; image: Image }) {
  const { words, show } = visit;
  const { images } = words;
  const { detail } = images;
  const size = images.pixels(show.number(image.width), show.number(image.height));
  const facts: [string, string][] = [
    [detail.source, images.sources[image.source]],
    [detail.size, size],
    [detail.added, show.instant(image.createdAt)],
  ];
  if (image.prompt !== null) facts.push([detail.prompt, image.prompt]);
  return (
    <Card title={images.details}>
      <dl class="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={pictureUrl(image)}>{images.original}</a>
      </p>
    </Card>
  );
}
