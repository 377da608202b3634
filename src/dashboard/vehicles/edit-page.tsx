import {
  editDescription,
  maxDescriptionLength,
} from '../../domain/descriptions/edit-description.ts';
import type { DescriptionRow } from '../../domain/descriptions/descriptions-store.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { Problem, problem } from '../../problem.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Diff } from '../components/diff.tsx';
import { TextArea } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { readDescription } from './description.tsx';
import { nameOf } from './names.ts';
import { vehicleOf } from './vehicle-page.tsx';

type Shown = { text: string; seen: number; error?: string; theirs?: string };

/** A person writes the text in the place of the program. */
export async function editDescriptionPage(visit: StoreVisit): Promise<Response> {
  const vehicle = await vehicleOf(visit);
  const [newest] = await readDescription(visit, vehicle.id);
  const text = vehicle.aiDescription ?? '';
  return editPage(visit, vehicle, { text, seen: newest?.sequence ?? 0 });
}

export async function saveDescription(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor, words, show } = visit;
  const vehicle = await vehicleOf(visit);
  const form = await readForm(visit.request);
  const text = form.text('text');
  const seen = Number(form.text('seen'));
  if (!Number.isInteger(seen)) throw problem('validation_error', words.errors.invalidTitle);
  try {
    await editDescription(ctx, site.id, vehicle.id, text, { actor, seen });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { vehicles } = words;
    if (error.code === 'validation_error') {
      const limit = show.number(maxDescriptionLength);
      return editPage(visit, vehicle, { text, seen, error: vehicles.textLength(limit) });
    }
    if (error.details?.['rule'] !== undefined) {
      return editPage(visit, vehicle, { text, seen, error: vehicles.refused(error.message) });
    }
    if (typeof error.details?.['newest'] !== 'number') throw error;
    return fasterPage(visit, vehicle, text);
  }
  return seeOther(saying(storePath(visit, `/vehicles/${vehicle.id}`), 'saved'));
}

/** Somebody was faster: both texts, and the way to save one's own over theirs. */
async function fasterPage(visit: StoreVisit, vehicle: VehicleRow, text: string) {
  const versions = await readDescription(visit, vehicle.id);
  const newest: DescriptionRow | undefined = versions[0];
  const theirs = versions.find((one) => one.text !== null)?.text ?? '';
  return editPage(visit, vehicle, { text, seen: newest?.sequence ?? 0, theirs });
}

function editPage(visit: StoreVisit, vehicle: VehicleRow, shown: Shown): Promise<Response> {
  const { vehicles, common } = visit.words;
  const { text, seen, error, theirs } = shown;
  const isError = error !== undefined || theirs !== undefined;
  const status = theirs !== undefined ? 409 : isError ? 422 : 200;
  const path = storePath(visit, `/vehicles/${vehicle.id}`);
  return page(
    visit,
    { title: vehicles.editTitle, place: 'vehicles', isError, status },
    <>
      <PageHead
        title={vehicles.editTitle}
        subtitle={nameOf(vehicle)}
        back={{ href: path, label: nameOf(vehicle) }}
      />
      {theirs !== undefined && (
        <>
          <Notice tone="bad">
            <p>
              <strong>{vehicles.fasterTitle}</strong>
            </p>
            <p>{vehicles.faster}</p>
          </Notice>
          <Card title={vehicles.theirs}>
            <Diff before={theirs} after={text} />
          </Card>
        </>
      )}
      <form class="card fields" method="post" action={`${path}/description`}>
        <input type="hidden" name="seen" value={String(seen)} />
        <TextArea
          name="text"
          label={vehicles.text}
          value={text}
          rows={12}
          error={error}
          hint={vehicles.textHint(visit.show.number(maxDescriptionLength))}
        />
        <div class="actions">
          <SubmitButton kind="primary">
            {theirs === undefined ? common.save : vehicles.saveOver}
          </SubmitButton>
          <LinkButton href={path}>{common.cancel}</LinkButton>
        </div>
      </form>
    </>,
  );
}
