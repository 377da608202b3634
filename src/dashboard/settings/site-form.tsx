import { updateSite } from '../../domain/site/create-site.ts';
import { fingerprintOf, only } from '../../domain/site/editing.ts';
import { Problem } from '../../problem.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { editPage } from './edit-page.tsx';
import { type SiteFormName, siteForms, type SiteValues, valuesOf } from './site-fields.ts';
import { SiteField } from './site-field.tsx';
import { type Wrong, wrongField } from './wrong-field.ts';

type Shown = { values: SiteValues; wrong?: Wrong; isStale?: boolean };

export function showSiteForm(name: SiteFormName) {
  return (visit: StoreVisit) => show(visit, name, { values: valuesOf(visit.site, name) });
}

export function sendSiteForm(name: SiteFormName) {
  return async (visit: StoreVisit): Promise<Response> => {
    const { ctx, site, actor, request } = visit;
    const form = await readForm(request);
    const values: SiteValues = Object.fromEntries(
      // A box that is not ticked is not sent.
      siteForms[name].map((field) => [field, form.text(field) || (name === 'rules' ? 'off' : '')]),
    );
    try {
      await updateSite(ctx, site.slug, values, { by: actor, seen: form.text('seen') });
    } catch (error) {
      if (error instanceof Problem && error.code === 'conflict') {
        return show(visit, name, { values, isStale: true });
      }
      return show(visit, name, { values, wrong: wrongField(error, visit.words) });
    }
    return seeOther(saying(storePath(visit, '/settings'), 'saved'));
  };
}

function show(
  visit: StoreVisit,
  name: SiteFormName,
  { values, wrong, isStale }: Shown,
): Promise<Response> {
  const { site, words } = visit;
  const { settings } = words;
  const stored = valuesOf(site, name);
  return editPage(
    visit,
    {
      title: settings.forms[name],
      subtitle: name === 'plan' ? settings.planText : undefined,
      path: `/${name}`,
      seen: fingerprintOf(only(site, siteForms[name])),
      isStale,
      isWrong: wrong !== undefined,
    },
    siteForms[name].map((field) => (
      <SiteField
        key={field}
        name={field}
        value={values[field] ?? ''}
        stored={isStale && stored[field] !== values[field] ? stored[field] : undefined}
        wrong={wrong}
        visit={visit}
      />
    )),
  );
}
