import {
  descriptionHistory,
  type DescriptionRow,
} from '../../domain/descriptions/descriptions-store.ts';
import { findStoreVehicle } from '../../domain/inventory/desk/find-vehicle.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { may } from '../../may.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { failureIn, type Said, SaidText } from '../components/failure.tsx';
import { Notice } from '../components/notice.tsx';
import { rulesParts } from '../components/rule-text.ts';
import { targetOf } from '../live/topics.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import type { Words } from '../words/index.ts';
import { DescriptionState } from './states.tsx';

export async function readDescription({ ctx, site }: StoreVisit, vehicleId: string) {
  return descriptionHistory(ctx.reader, site.id, vehicleId);
}

type Props = { visit: StoreVisit; vehicle: VehicleRow; versions: readonly DescriptionRow[] };

/** The text that counts, how it came to be, and what can be done with it; followed live. */
export function DescriptionCard(props: Props) {
  const { visit, vehicle } = props;
  return (
    <Card title={visit.words.vehicles.description}>
      <div class="stack" id={targetOf(`vehicle:${vehicle.id}`)}>
        <Description {...props} />
      </div>
    </Card>
  );
}

function Description({ visit, vehicle, versions }: Props) {
  const { vehicles } = visit.words;
  const text = vehicle.aiDescription;
  const none = vehicle.soldAt === null ? vehicles.noDescription : vehicles.noDescriptionSold;
  const mayChange = vehicle.soldAt === null && may(visit.actor.role, 'vehicle.describe');
  return (
    <>
      <div>
        <DescriptionState status={vehicle.descriptionStatus} words={visit.words} />
      </div>
      {text === null ? <p class="quiet">{none}</p> : <p class="copy lines">{text}</p>}
      <Origin visit={visit} newest={versions[0]} />
      {mayChange && <Deeds visit={visit} vehicle={vehicle} newest={versions[0]} />}
    </>
  );
}

type Newest = { visit: StoreVisit; newest: DescriptionRow | undefined };

function Origin({ visit: { words, show }, newest }: Newest) {
  const { vehicles } = words;
  if (!newest) return null;
  if (newest.status === 'generating') return <p class="quiet">{vehicles.beingWritten}</p>;
  if (newest.status === 'failed') {
    return (
      <Notice tone="warn">
        {vehicles.failedText} <SaidText parts={whyIn(newest.error ?? '–', words)} />
      </Notice>
    );
  }
  if (newest.maker === 'person') return <p class="quiet small">{vehicles.byPerson}</p>;
  return <p class="quiet small">{vehicles.byWriter(show.ago(newest.createdAt))}</p>;
}

function Deeds({ visit, vehicle, newest }: Newest & { vehicle: VehicleRow }) {
  const { vehicles } = visit.words;
  const path = storePath(visit, `/vehicles/${vehicle.id}`);
  const isByPerson = newest?.maker === 'person' && newest.status === 'complete';
  const hasText = vehicle.aiDescription !== null;
  return (
    <div class="actions">
      {isByPerson ? (
        <form method="post" action={`${path}/hand-back`}>
          <SubmitButton>{vehicles.handBack}</SubmitButton>
        </form>
      ) : (
        newest?.status !== 'generating' && (
          <form method="post" action={`${path}/describe`}>
            <SubmitButton kind={hasText ? undefined : 'primary'}>
              {hasText ? vehicles.describeAgain : vehicles.describe}
            </SubmitButton>
          </form>
        )
      )}
      <LinkButton href={`${path}/description`}>
        {hasText ? vehicles.edit : vehicles.writeOwn}
      </LinkButton>
    </div>
  );
}

export async function drawDescription(visit: StoreVisit, id: string) {
  const vehicle = await findStoreVehicle(visit.ctx.reader, visit.site.id, id);
  if (!vehicle) return null;
  const versions = await readDescription(visit, vehicle.id);
  return <Description visit={visit} vehicle={vehicle} versions={versions} />;
}

/** A sentence of the writer, or what a rule on advertising found in its text. */
function whyIn(error: string, words: Words): Said[] {
  const said = failureIn(error, words);
  return said.isEnglish ? rulesParts(error, words) : [said];
}
