/** A mistake in a topic file, with where it is. */
export class TopicError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}.`);
    this.name = 'TopicError';
  }
}

/** What stands under one heading, or before the first. Lines count from 1. */
export type TopicPart = {
  /** 0 for the front matter, 1 for `# …`, 2 for `## …`. */
  level: 0 | 1 | 2;
  title: string;
  line: number;
  /** `name: value` lines, in their order. */
  fields: readonly TopicField[];
  /** Runs of bullets, parted by blank lines. */
  groups: readonly TopicGroup[];
};

export type TopicField = { name: string; value: string; line: number };
export type TopicGroup = { bullets: readonly TopicBullet[]; cite: string | null };
export type TopicBullet = { text: string; line: number };

type OpenPart = TopicPart & { fields: TopicField[]; groups: OpenGroup[] };
type OpenGroup = { bullets: TopicBullet[]; cite: string | null };

const field = /^([a-z]+(?:-[a-z]+)*):(?:\s+(.*))?$/;

/** Cuts a topic file into its parts. Throws a TopicError on a line that is none of its kinds. */
export function partsOf(file: string, text: string): TopicPart[] {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== '---') throw new TopicError(file, 1, 'The file begins with a line of ---');
  const end = lines.indexOf('---', 1);
  if (end < 0) throw new TopicError(file, 1, 'The front matter has no closing ---');
  const parts: OpenPart[] = [openPart(0, '', 1)];
  let group: OpenGroup | null = null;
  lines.slice(1).forEach((raw, index) => {
    const line = index + 2;
    const trimmed = raw.trim();
    if (trimmed === '' || line === end + 1) {
      group = null;
      return;
    }
    const part = parts.at(-1) ?? openPart(0, '', 1);
    const heading = line > end + 1 ? /^(#{1,2}) (.+)$/.exec(trimmed) : null;
    if (heading) {
      parts.push(openPart(heading[1] === '#' ? 1 : 2, heading[2] ?? '', line));
      group = null;
    } else if (trimmed.startsWith('- ') && part.level > 0) {
      group ??= addGroup(part);
      group.bullets.push({ text: trimmed.slice(2).trim(), line });
    } else {
      addField(file, part, group, trimmed, line);
    }
  });
  return parts;
}

function openPart(level: 0 | 1 | 2, title: string, line: number): OpenPart {
  return { level, title, line, fields: [], groups: [] };
}

function addGroup(part: OpenPart): OpenGroup {
  const group: OpenGroup = { bullets: [], cite: null };
  part.groups.push(group);
  return group;
}

function addField(
  file: string,
  part: OpenPart,
  group: OpenGroup | null,
  text: string,
  line: number,
): void {
  const [, name, value = ''] = field.exec(text) ?? [];
  if (!name) throw new TopicError(file, line, `"${text.slice(0, 60)}" is no line of a topic file`);
  if (name === 'cite' && group) group.cite = value;
  else if (group) throw new TopicError(file, line, 'A field stands before the bullets of its part');
  else part.fields.push({ name, value, line });
}
