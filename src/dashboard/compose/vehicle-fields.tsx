import { TextField } from '../components/field.tsx';
import type { StoreVisit } from '../visit.ts';
import type { Typed, Wrong } from './options.tsx';

type Props = {
  visit: StoreVisit;
  typed: Typed | null;
  wrong: Wrong;
  /** Of several: its place, from 0. */
  at?: number;
  isRequired: boolean;
};

/** Year, make, model and trim of a vehicle that need not be in stock. */
export function VehicleFields({ visit, typed, wrong, at, isRequired }: Props) {
  const { compose } = visit.words;
  const field = (name: string) => {
    const own = at === undefined ? name : `${name}-${at}`;
    const path = at === undefined ? name : `vehicles.${at}.${name}`;
    return { name: own, value: typed?.text(own), error: wrong[path] };
  };
  const required = isRequired;
  return (
    <div class="fields four">
      <TextField {...field('year')} label={compose.year} inputmode="numeric" required={required} />
      <TextField {...field('make')} label={compose.make} required={required} maxlength={100} />
      <TextField {...field('model')} label={compose.model} required={required} maxlength={100} />
      <TextField {...field('trim')} label={compose.trim} maxlength={100} />
    </div>
  );
}
