import { doubtsOf } from '../../domain/inventory/desk/find-vehicle.ts';
import { lastProblemsOf } from '../../domain/inventory/desk/import-reports.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { Card } from '../components/card.tsx';
import { FailureText } from '../components/failure.tsx';
import { fieldName } from '../imports/field-name.ts';
import type { StoreVisit } from '../visit.ts';

export async function readProblems({ ctx: { reader }, site }: StoreVisit, vehicle: VehicleRow) {
  if (vehicle.soldAt !== null) return null;
  const told = await lastProblemsOf(reader, site.id, vehicle.vin);
  return { told, doubts: await doubtsOf(reader, vehicle) };
}

type Problems = Awaited<ReturnType<typeof readProblems>>;

/** What the last import could not use of this vehicle's row, and what it does not believe. */
export function ProblemsCard({ visit, problems }: { visit: StoreVisit; problems: Problems }) {
  const { vehicles } = visit.words;
  if (problems === null) return null;
  const { told, doubts } = problems;
  return (
    <Card title={vehicles.problems}>
      {told.length + doubts.length === 0 && <p class="quiet">{vehicles.noProblems}</p>}
      {told.length > 0 && (
        <>
          <p class="quiet small">{vehicles.problemsText}</p>
          <ul class="plain-list">
            {told.map((one) => (
              <li key={`${one.line} ${one.field} ${one.reason}`}>
                <strong>{fieldName(one.field, visit.words)}</strong>{' '}
                <FailureText text={one.reason} words={visit.words} />
              </li>
            ))}
          </ul>
        </>
      )}
      {doubts.length > 0 && (
        <p>
          <span class="quiet small">{vehicles.doubts}</span>{' '}
          {doubts.map((field) => vehicles.doubt[field]).join(', ')}
        </p>
      )}
    </Card>
  );
}
