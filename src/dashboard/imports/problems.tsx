import type { StoredImport } from '../../domain/inventory/desk/import-reports.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { FailureText } from '../components/failure.tsx';
import { Empty } from '../components/empty.tsx';
import { Table } from '../components/table.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { fieldName } from './field-name.ts';

type Props = { visit: StoreVisit; report: StoredImport };

/** Rows that were rejected and values that were left out, by their line in the file. */
export function ImportProblems({ visit, report }: Props) {
  const { words, show } = visit;
  const { imports } = words;
  const { problems, problemsTotal, sequence } = report;
  const { problemColumns: columns } = imports;
  if (problems.length === 0) {
    return (
      <div class="card">
        <Empty icon="circle-check" title={imports.noProblems} text={imports.noProblemsText} />
      </div>
    );
  }
  const more = problemsTotal - problems.length;
  const csv = storePath(visit, `/import/${sequence}/problems.csv`);
  const download = (
    <LinkButton icon="download" href={csv}>
      {imports.download}
    </LinkButton>
  );
  return (
    <Card title={imports.problems} aside={download} isFlush>
      <p class="quiet small inset">{imports.problemsText}</p>
      <Table
        label={imports.problems}
        columns={[
          { label: columns.line, isNumber: true },
          { label: columns.vin },
          { label: columns.field },
          { label: columns.reason },
        ]}
      >
        {problems.map((one) => (
          <tr key={`${one.line} ${one.field} ${one.reason}`}>
            <td class="number">{show.number(one.line)}</td>
            <td>{one.vin === null ? '–' : <code>{one.vin}</code>}</td>
            <td>{fieldName(one.field, words)}</td>
            <td>
              <FailureText text={one.reason} words={words} />
            </td>
          </tr>
        ))}
      </Table>
      {more > 0 && <p class="quiet inset">{imports.moreProblems(more)}</p>}
    </Card>
  );
}
