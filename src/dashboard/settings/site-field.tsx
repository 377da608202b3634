import { planNames } from '../../../schema/contracts/plans.ts';
import { Choice, type Option, SelectField, TextField } from '../components/field.tsx';
import { timeZones } from '../setup/time-zones.ts';
import type { Visit } from '../visit.ts';
import type { SiteValues } from './site-fields.ts';
import type { Wrong } from './wrong-field.ts';

type Name = keyof SiteValues;
type Props = {
  name: Name;
  value: string;
  /** What somebody else has stored in the meantime, where that differs. */
  stored?: string;
  wrong?: Wrong;
  visit: Pick<Visit, 'words' | 'show'>;
};

/** One field of a store, in the way in which it is best answered. */
export function SiteField({ name, value, stored, wrong, visit }: Props) {
  const { settings, common } = visit.words;
  const path = pathOf(name);
  const now = stored === undefined ? undefined : settings.storedNow(stored || common.none);
  const error = wrong?.path.includes(path) ? wrong.text : undefined;
  if (isRule(path)) {
    return (
      <Choice
        type="checkbox"
        name={name}
        value="on"
        label={settings.rules[path]}
        hint={now ?? settings.rules[`${path}_hint`]}
        checked={value === 'on'}
      />
    );
  }
  const label = settings.fields[path as keyof typeof settings.fields];
  const options = optionsOf(name, value, visit);
  if (options) {
    const hint = now ?? (name === 'timeZone' ? settings.zoneHint : undefined);
    return <SelectField {...{ name, label, value, options, hint, error }} />;
  }
  const isRequired = name === 'name';
  return (
    <TextField
      {...{ name, label, value, error }}
      hint={now}
      required={isRequired}
      maxlength={200}
    />
  );
}

/** As refusals and words name it: `time_zone`. */
function pathOf(name: Name): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Rule = 'require_approval' | 'allow_own_approval' | 'describe_stock';

function isRule(path: string): path is Rule {
  return ['require_approval', 'allow_own_approval', 'describe_stock'].includes(path);
}

/** Null for what is typed. A value that is on no list is one more choice, so that it stays. */
function optionsOf(name: Name, value: string, visit: Props['visit']): Option[] | null {
  const known = knownOptions(name, visit);
  if (!known || value === '' || known.some((one) => one.value === value)) return known;
  return [...known, { value, label: value }];
}

function knownOptions(name: Name, { words, show }: Props['visit']): Option[] | null {
  const { countries, plans } = words.settings;
  if (name === 'timeZone') {
    return timeZones.map((zone) => ({ value: zone, label: show.zoneChoice(zone) }));
  }
  if (name === 'plan') return planNames.map((plan) => ({ value: plan, label: plans[plan] }));
  if (name !== 'country') return null;
  return Object.entries(countries).map(([value, label]) => ({ value, label }));
}
