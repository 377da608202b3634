import type { SourceFigures } from '../../domain/market/intake/list-sources.ts';
import { may } from '../../may.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { TextField } from '../components/field.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = {
  visit: StoreVisit;
  sources: readonly SourceFigures[];
  radius: number;
  wrong: { radius: string } | undefined;
};

/** What the figures rest on, and how far around the store it is looked at. */
export function SourcesCard({ visit, sources, radius, wrong }: Props) {
  const { words, show, actor } = visit;
  const { market, common } = words;
  return (
    <Card title={market.sources}>
      {sources.length === 0 ? (
        <p class="quiet">{market.noSources}</p>
      ) : (
        <dl class="facts">
          {sources.map(({ name, listed, lastImportAt }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {market.listed(listed)}
                {lastImportAt !== null && (
                  <span class="quiet small"> · {market.lastImport(show.ago(lastImportAt))}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {may(actor.role, 'settings.change') ? (
        <form class="fields apart" method="post" action={storePath(visit, '/market')}>
          <TextField
            name="radius"
            label={market.radius}
            hint={market.radiusHint}
            value={wrong?.radius ?? String(radius)}
            error={wrong && market.radiusWrong}
            inputmode="numeric"
            maxlength={4}
            required
          />
          <div class="actions">
            <SubmitButton>{common.save}</SubmitButton>
          </div>
        </form>
      ) : (
        <p class="apart">{market.lookAround(show.number(radius))}</p>
      )}
    </Card>
  );
}
