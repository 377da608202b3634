import type { StoreSection } from '../../../schema/contracts/store-details.ts';
import { loadStoreDetails, setStoreDetails } from '../../domain/site/details/store-details.ts';
import { fingerprintOf, only } from '../../domain/site/editing.ts';
import { notFound, Problem } from '../../problem.ts';
import { TextArea, TextField } from '../components/field.tsx';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { editPage } from './edit-page.tsx';
import { SectionRows } from './section-rows.tsx';
import { detailFrom, isRowsSection, readTyped, sectionNamed, typedFrom } from './sections.ts';
import type { Typed } from './sections.ts';
import { SectionSummary } from './summary.tsx';
import { type Wrong, wrongField } from './wrong-field.ts';

type Shown = { typed?: Typed; wrong?: Wrong; isStale?: boolean };

export function showSection(visit: StoreVisit): Promise<Response> {
  return show(visit, sectionOf(visit), {});
}

/** Puts the section as a whole in the place of what was there. */
export async function sendSection(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor, request } = visit;
  const section = sectionOf(visit);
  const form = await readForm(request);
  const typed = readTyped(section, form);
  const value = detailFrom(section, typed);
  const given = value === undefined ? {} : { [section]: value };
  const clear = value === undefined ? [section] : [];
  try {
    await setStoreDetails(ctx, site.id, given, clear, { by: actor, seen: form.text('seen') });
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') {
      return show(visit, section, { typed, isStale: true });
    }
    return show(visit, section, { typed, wrong: wrongField(error, visit.words) });
  }
  return seeOther(saying(storePath(visit, '/settings'), 'saved'));
}

function sectionOf(visit: StoreVisit): StoreSection {
  const section = sectionNamed(param(visit, 'section'));
  if (!section) throw notFound();
  return section;
}

async function show(
  visit: StoreVisit,
  section: StoreSection,
  { typed, wrong, isStale }: Shown,
): Promise<Response> {
  const { settings } = visit.words;
  const { details } = await loadStoreDetails(visit.ctx.reader, visit.site.id);
  const shown = typed ?? typedFrom(section, details);
  const isRows = isRowsSection(section);
  return editPage(
    visit,
    {
      title: settings.sections[section],
      subtitle: settings.sectionHints[section],
      path: `/store/${section}`,
      seen: fingerprintOf(only(details, [section])),
      isStale,
      isWrong: wrong !== undefined,
      isWide: isRows,
      after: isStale && (
        <p>
          {settings.storedNow('')}
          <SectionSummary visit={visit} value={details[section]} />
        </p>
      ),
    },
    isRows ? (
      <SectionRows visit={visit} section={section} rows={shown.rows} wrong={wrong} />
    ) : (
      <TextOf visit={visit} section={section} text={shown.text} error={wrong?.text} />
    ),
  );
}

type TextProps = { visit: StoreVisit; section: StoreSection; text: string; error?: string };

function TextOf({ visit, section, text, error }: TextProps) {
  const { settings } = visit.words;
  const field = {
    name: 'text',
    label: settings.sections[section],
    hint: settings.emptySection,
    value: text,
    error,
  };
  if (section === 'in_business_since') return <TextField {...field} inputmode="numeric" />;
  return <TextArea {...field} rows={section === 'delivery' ? 3 : 8} />;
}
