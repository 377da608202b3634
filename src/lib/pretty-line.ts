/** Control sequences of ECMA-48 (SGR): dim for what is seldom read, a color where to look. */
const colors: Record<string, string> = { warn: '\x1b[33m', error: '\x1b[31m', fatal: '\x1b[31m' };
const dim = '\x1b[2m';
const plain = '\x1b[0m';

/** Bytes that could move the cursor or change the terminal. */
// oxlint-disable-next-line no-control-regex
const control = /[\x00-\x1f\x7f-\x9f]/g;

/**
 * A JSON log line in words for a terminal: time of day (UTC), level, message, then the fields.
 * What is no JSON object comes back unchanged.
 */
export function prettyLine(line: string, colored: boolean): string {
  const record = parse(line);
  if (record === null) return line;
  const { level, time, ...rest } = record;
  const { msg, ...fields } = withRequestAsMessage(rest);
  const levelName = String(level ?? '').padEnd(5);
  const clock = String(time ?? '').slice(11, 23);
  const shown = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const paint = (color: string | undefined, text: string) =>
    colored && color ? `${color}${text}${plain}` : text;
  const words = [
    paint(dim, clock),
    paint(colors[String(level)], safe(levelName)),
    safe(String(msg ?? '')),
    paint(dim, safe(shown.join('  '))),
  ];
  return `${words.join('  ').trimEnd()}\n`;
}

/** What people look for in the request log: "GET /v1/public/content/:id 200 1.9 ms". */
function withRequestAsMessage(record: Record<string, unknown>): Record<string, unknown> {
  const { method, route, status, durationMs, msg: _, ...fields } = record;
  if (method === undefined || status === undefined) return record;
  return { msg: `${method} ${route ?? '(no route)'} ${status} ${durationMs} ms`, ...fields };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Line feeds of stacks stay readable; nothing else may steer the terminal. */
function safe(text: string): string {
  return text.replaceAll(control, (character) => (character === '\n' ? '\n    ' : '?'));
}
