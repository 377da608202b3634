import { may } from '../../may.ts';
import type { ListedTexts, TextLine } from '../../domain/review/versions.ts';
import { Badge } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { hereOf } from '../review/address.ts';
import { VersionField } from '../review/version-field.tsx';
import type { StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; listed: ListedTexts; from: number; to: number };

/** The two that are compared are chosen in it; the buttons belong to a form below it. */
export function VersionTable({ visit, listed, from, to }: Props) {
  const { editor } = visit.words;
  const isAlone = listed.lines.length < 2;
  const sides = isAlone ? [] : [editor.compareFrom, editor.compareTo];
  const columns = [...sides, editor.versionColumn, editor.by, editor.when, editor.state];
  return (
    <div class="card">
      <Table
        label={editor.versions}
        class="stacks"
        columns={[
          ...columns.map((label) => ({ label })),
          { label: editor.restore, isHidden: true },
        ]}
      >
        {listed.lines.map((line) => (
          <Row key={line.version} visit={visit} listed={listed} line={line} from={from} to={to} />
        ))}
      </Table>
      {!isAlone && (
        <form class="pager" id="compare" action={hereOf(visit, '/versions')}>
          <SubmitButton>{editor.compare}</SubmitButton>
        </form>
      )}
    </div>
  );
}

function Row({ visit, listed, line, from, to }: Props & { line: TextLine }) {
  const { words, show, actor } = visit;
  const { version, article } = listed.present;
  const number = show.number(line.version);
  const isPresent = line.version === version;
  const isSeen = article.postingStatus === 'published' && article.publishedVersion === line.version;
  return (
    <tr>
      {listed.lines.length > 1 && (
        <>
          <td data-label={words.editor.compareFrom}>
            <Choose {...{ visit, version: line.version, name: 'from', chosen: from }} />
          </td>
          <td data-label={words.editor.compareTo}>
            <Choose {...{ visit, version: line.version, name: 'to', chosen: to }} />
          </td>
        </>
      )}
      <td class="nowrap">{words.editor.version(number)}</td>
      <td>{line.madeBy ?? words.editor.writer}</td>
      <td>
        <Time at={line.createdAt} show={show} />
      </td>
      <td>
        {isPresent && <Badge tone="info">{words.editor.present}</Badge>}{' '}
        {isSeen && (
          <Badge tone="ok" isPlain>
            {words.editor.seen}
          </Badge>
        )}
      </td>
      <td>
        {!isPresent && may(actor.role, 'article.edit') && (
          <form method="post" action={hereOf(visit, '/versions/restore')}>
            <VersionField version={version} />
            <input type="hidden" name="restored" value={String(line.version)} />
            <button class="button" type="submit" aria-label={words.editor.restoreOf(number)}>
              {words.editor.restore}
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}

type ChooseProps = { visit: StoreVisit; name: 'from' | 'to'; version: number; chosen: number };

function Choose({ visit: { words, show }, name, version, chosen }: ChooseProps) {
  const { editor } = words;
  const side = name === 'from' ? editor.compareFrom : editor.compareTo;
  return (
    <input
      type="radio"
      name={name}
      value={String(version)}
      checked={version === chosen}
      form="compare"
      aria-label={`${side}: ${editor.version(show.number(version))}`}
    />
  );
}
