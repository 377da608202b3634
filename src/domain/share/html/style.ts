/** The look of share pages: the product's colors, light and dark, from 320 px to wide. */
export const style = `
:root { color-scheme: light dark; --ink: #18212a; --soft: #51606d; --line: #d8dee4;
  --field: #84909c; --page: #f3f5f7; --card: #fff; --tint: #eaf1f4; --accent: #0b5d78;
  --on-accent: #fff; --top: #0b3443; --on-top: #eef5f8; --bad: #9c1c28; --bad-tint: #fdecec;
  --sold: #3d4854; --radius: 12px; --shadow: 0 1px 2px rgb(16 32 44 / .07),
  0 4px 16px rgb(16 32 44 / .06); }
@media (prefers-color-scheme: dark) { :root { --ink: #e9eef2; --soft: #a9b6c1; --line: #2f3a44;
  --field: #6d7c89; --page: #10161b; --card: #182027; --tint: #1d2a31; --accent: #6cc6e2;
  --on-accent: #06212b; --top: #0c2a36; --bad: #ffb3b5; --bad-tint: #3b1d21; --sold: #4a5661;
  --shadow: none; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 Inter, system-ui,
  -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: break-word; }
.wrap { max-width: 75rem; margin: 0 auto; padding: 0 1rem; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; background: var(--card); color: var(--ink);
  padding: .6rem 1rem; border-radius: 7px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); text-underline-offset: .15em; }
.top { background: var(--top); color: var(--on-top); }
.top .wrap { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center;
  justify-content: space-between; padding-top: .9rem; padding-bottom: .9rem; }
.store { margin: 0; font-weight: 700; font-size: 1.125rem; letter-spacing: -.01em; }
.place { margin: 0; font-size: .875rem; opacity: .85; }
.top a:focus-visible { outline-color: #fff; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px;
  padding: .5rem 1.15rem; border: 0; border-radius: 7px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none;
  cursor: pointer; }
.button:hover { filter: brightness(1.08); }
.top .button { background: #fff; color: #0b3443; }
.top .plain { background: transparent; color: inherit; box-shadow: inset 0 0 0 1.5px #7fa3b2; }
.top nav { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.top a, .note a[href^=tel] { white-space: nowrap; }
.top .link { color: inherit; min-height: 44px; display: inline-flex; align-items: center;
  padding: 0 .6rem; }
.intro { padding-top: 1.75rem; padding-bottom: 1.25rem; }
h1 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2.125rem); line-height: 1.2; margin: 0 0 .4rem;
  letter-spacing: -.02em; text-wrap: balance; }
.intro p { margin: 0; color: var(--soft); max-width: 52rem; }
.layout { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); align-items: start;
  padding-top: 1.25rem; padding-bottom: 2.5rem; }
.intro + .layout { padding-top: 0; }
@media (min-width: 64rem) { .layout { grid-template-columns: minmax(0, 1fr) 23rem; }
  .ask { position: sticky; top: 1.25rem; } .top .plain { display: none; } }
.cards { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill,
  minmax(min(100%, 19rem), 1fr)); list-style: none; margin: 0; padding: 0; }
.card, .ask, .text { background: var(--card); border-radius: var(--radius);
  box-shadow: var(--shadow); border: 1px solid var(--line); }
.card { overflow: hidden; display: flex; flex-direction: column; height: 100%; }
.cards.one { grid-template-columns: minmax(0, 1fr); }
.photos { position: relative; background: var(--tint); }
.strip { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; gap: 2px; margin: 0;
  padding: 0; list-style: none; }
.strip li { flex: 0 0 93%; scroll-snap-align: start; }
.photos img, .none { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3;
  object-fit: cover; color: var(--soft); font-size: .875rem; }
/* As high as a photo that fills its card. */
.photos .strip img { aspect-ratio: 1.24; }
.one .photos img, .one .none { aspect-ratio: 16 / 10; }
.none { display: grid; place-items: center; }
.badge { position: absolute; left: .75rem; top: .75rem; padding: .2rem .7rem;
  border-radius: 99px; background: var(--sold); color: #fff; font-size: .8125rem;
  font-weight: 600; }
.badge.way { background: #0b5d78; }
.sold img { filter: grayscale(1); opacity: .6; }
.facts { padding: 1rem 1.1rem 1.15rem; display: flex; flex-direction: column; gap: .55rem;
  flex: 1; }
.facts > * { margin: 0; }
.kind { color: var(--soft); font-size: .875rem; }
.facts h2 { font-size: 1.1875rem; line-height: 1.3; letter-spacing: -.01em; }
.facts h2 span { font-weight: 400; color: var(--soft); }
.price { font-size: 1.5rem; font-weight: 700; letter-spacing: -.02em;
  font-variant-numeric: tabular-nums; }
.price small { display: block; font-size: .875rem; font-weight: 400; color: var(--soft);
  letter-spacing: 0; }
.price.plain { font-size: 1.0625rem; font-weight: 600; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .2rem .9rem;
  font-size: .875rem; line-height: 1.45; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.facts .more { margin-top: auto; padding-top: .35rem; display: flex; flex-wrap: wrap;
  gap: .25rem 1.1rem; }
.more a { display: inline-flex; min-height: 44px; align-items: center; font-weight: 600; }
.text { padding: 1.25rem clamp(1rem, 4vw, 2.5rem) 2rem; }
.text > * { max-width: 42rem; }
.text h1 { margin: .5rem 0 1rem; }
.text h2 { font-size: 1.375rem; line-height: 1.3; margin: 2.25rem 0 .6rem; }
.text h3 { font-size: 1.125rem; margin: 1.6rem 0 .4rem; }
.text p, .text ul, .text ol { margin: 0 0 1rem; font-size: 1.0625rem; line-height: 1.65; }
.text .contents { border: 1px solid var(--line); border-radius: 7px; background: var(--tint);
  padding: .9rem 1rem; margin: 0 0 1.5rem; }
.text .contents ol { margin: 0; padding-left: 1.4rem; font-size: 1rem; }
.text .table { overflow-x: auto; margin: 1.25rem 0 1.5rem; max-width: none; }
table { border-collapse: collapse; min-width: 100%; font-size: .9375rem; line-height: 1.4; }
caption { text-align: left; color: var(--soft); padding-bottom: .6rem; }
th, td { text-align: left; padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap; font-variant-numeric: tabular-nums; }
td img { display: block; width: 8rem; height: 6rem; object-fit: cover; border-radius: 4px; }
.ask { padding: 1.25rem 1.25rem 1.4rem; }
.ask h2 { margin: 0 0 .25rem; font-size: 1.25rem; letter-spacing: -.01em; }
.ask > p { margin: 0 0 1rem; color: var(--soft); font-size: .9375rem; }
.field { margin: 0 0 .9rem; }
label { display: block; font-weight: 600; font-size: .9375rem; margin-bottom: .25rem; }
label small, legend small { font-weight: 400; color: var(--soft); font-size: .875rem; }
input, select, textarea { width: 100%; min-height: 44px; padding: .5rem .7rem; font: inherit;
  color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 7px; }
textarea { min-height: 6.5rem; resize: vertical; display: block; }
.consent { display: grid; grid-template-columns: 24px 1fr; gap: .7rem; align-items: start;
  margin: 0 0 1.1rem; }
.consent input { width: 24px; height: 24px; min-height: 0; margin: 0; accent-color: var(--accent); }
.consent label { font-weight: 400; font-size: .8125rem; line-height: 1.45; margin: 0; }
.ask .button { width: 100%; }
.wrong { color: var(--bad); font-size: .875rem; margin: .3rem 0 0; }
[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.summary { border-left: 4px solid var(--bad); background: var(--bad-tint); color: var(--bad);
  padding: .7rem .9rem; border-radius: 0 7px 7px 0; margin: 0 0 1rem; font-size: .9375rem; }
.summary p, .summary ul { margin: 0; } .summary ul { padding-left: 1.2rem; }
.summary a { color: inherit; }
.away { position: absolute; left: -999rem; top: auto; width: 1px; height: 1px;
  overflow: hidden; }
.fine { color: var(--soft); font-size: .8125rem; line-height: 1.55; padding-top: 1.5rem; }
.fine h2 { font-size: .875rem; margin: 0 0 .35rem; color: var(--ink); }
.fine p { margin: 0 0 .5rem; max-width: 60rem; }
.note { max-width: 34rem; margin: 12vh auto 3rem; padding: 2rem 1.5rem; }
.note p { color: var(--soft); }
.note h1 { margin-bottom: .75rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print { .ask, .skip, .more { display: none; } }
`;
