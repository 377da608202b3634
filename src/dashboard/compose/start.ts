import {
  ComparisonInput,
  ModelLandingInput,
  SalesEventInput,
} from '../../../schema/contracts/content-input.ts';
import { createComparison } from '../../domain/content/creation/create-comparison.ts';
import { createModelLanding } from '../../domain/content/creation/create-model-landing.ts';
import { createSalesEvent } from '../../domain/content/creation/create-sales-event.ts';
import type { ArticleRow } from '../../domain/content/store.ts';
import { auditedWrite } from '../../domain/audit/audited-write.ts';
import { isoTime } from '../../lib/clock.ts';
import { parseTimeAt } from '../../lib/local-time.ts';
import { type Form, readForm } from '../form.ts';
import { seeOther } from '../html.tsx';
import { researched } from '../ideas/decide.ts';
import { articlePath } from '../review/address.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { type Kind, kindIn, maxVehicles } from './kinds.ts';
import { filled, optionsFrom } from './options.tsx';
import { newPage } from './page.tsx';
import { checked, wrongIn } from './wrong-fields.ts';

/** Has it written, and goes where its progress is shown. */
export async function startNew(visit: StoreVisit): Promise<Response> {
  const form = await readForm(visit.request);
  const kind = kindIn(form.text('kind'));
  try {
    if (kind === 'keyword') {
      const id = await researched(visit, form.text('keyword'));
      return seeOther(storePath(visit, `/ideas/research/${id}`));
    }
    const { id } = await starts[kind](visit, form);
    return seeOther(articlePath(visit, id));
  } catch (error) {
    const wrong = wrongIn(visit, error);
    if (!wrong) throw error;
    return newPage(visit, kind, form, wrong);
  }
}

type Start = (visit: StoreVisit, form: Form) => Promise<ArticleRow>;

const starts: Record<Exclude<Kind, 'keyword'>, Start> = {
  modellanding(visit, form) {
    const input = checked(ModelLandingInput, { ...vehicleFrom(form), ...optionsFrom(form) });
    return createModelLanding(visit.ctx, visit.actor, input, writeOf(visit));
  },
  comparison(visit, form) {
    const places = Array.from({ length: maxVehicles }, (_, at) => `-${at}`);
    const named = places.filter((end, at) => {
      return at < 2 || Object.keys(filled(form, fieldsAt(end))).length > 0;
    });
    // The place among those that are filled in.
    const featured = named.indexOf(`-${form.text('featured')}`);
    const input = checked(ComparisonInput, {
      vehicles: named.map((end) => vehicleFrom(form, end)),
      ...(featured >= 0 && { featured_vehicle_index: featured }),
      ...optionsFrom(form),
    });
    return createComparison(visit.ctx, visit.actor, input, writeOf(visit));
  },
  salesevent(visit, form) {
    const texts = filled(form, ['event_name', 'location', 'category', 'description']);
    const times = { ...timeFrom(visit, form, 'start_date'), ...timeFrom(visit, form, 'end_date') };
    const input = checked(SalesEventInput, { ...texts, ...times, ...optionsFrom(form) });
    return createSalesEvent(visit.ctx, visit.actor, input, writeOf(visit));
  },
};

const vehicleFields = ['year', 'make', 'model', 'trim'];

function fieldsAt(end: string): string[] {
  return vehicleFields.map((name) => name + end);
}

function vehicleFrom(form: Form, end = ''): Record<string, unknown> {
  const texts = filled(form, fieldsAt(end));
  return Object.fromEntries(
    vehicleFields.flatMap((name) => {
      const text = texts[name + end];
      return text === undefined ? [] : [[name, name === 'year' ? Number(text) : text]];
    }),
  );
}

function timeFrom({ site }: StoreVisit, form: Form, name: string): Record<string, string> {
  const at = parseTimeAt(form.text(name), site.timeZone);
  return at === null ? {} : { [name]: isoTime(at) };
}

function writeOf({ ctx, actor }: StoreVisit) {
  return auditedWrite<ArticleRow>(ctx, actor, 'article.create', ({ id, title, articleType }) => {
    return { subject: { kind: 'article', id }, detail: { title, type: articleType } };
  });
}
