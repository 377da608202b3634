/** Asks an API at a steady pace, in a process of its own, and tells how long each answer took. */
const [url = '', key = '', every = '10'] = process.argv.slice(2);
const times: number[] = [];
const asks = setInterval(() => void ask(), Number(every));

async function ask(): Promise<void> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { 'x-api-key': key } });
  await response.text();
  if (response.status !== 200) throw new Error(`The API answered ${response.status}.`);
  times.push(performance.now() - startedAt);
}

process.on('SIGTERM', () => {
  clearInterval(asks);
  process.stdout.write(JSON.stringify(times));
  process.exit();
});
