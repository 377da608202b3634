/** The look of an article page: one column, readable on a phone and on a desk, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2530; --soft: #5a6675; --line: #d5dbe2;
  --page: #ffffff; --tint: #f3f6f9; --link: #0b5cad; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --soft: #a3afbd; --line: #38434f;
  --page: #14191f; --tint: #1d242c; --link: #8bbdf5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 1.0625rem/1.65 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: .5rem 1rem; }
header, main, footer { max-width: 44rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 1.25rem; color: var(--soft); font-weight: 600; }
footer { padding-top: 1.5rem; padding-bottom: 2.5rem; color: var(--soft); font-size: .9375rem; }
h1 { font-size: clamp(1.75rem, 5vw, 2.375rem); line-height: 1.2; margin: .75rem 0 1.25rem; }
h2 { font-size: 1.4375rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.125rem; line-height: 1.4; margin: 1.75rem 0 .5rem; }
p, ul, ol { margin: 0 0 1rem; }
a { color: var(--link); text-underline-offset: .15em; }
.contents { border: 1px solid var(--line); border-radius: .5rem; background: var(--tint);
  padding: .9rem 1rem; margin: 0 0 1.5rem; font-size: 1rem; }
.contents ol { margin: 0; padding-left: 1.4rem; }
.table { overflow-x: auto; margin: 1.25rem 0 1.5rem; }
table { border-collapse: collapse; min-width: 100%; font-size: .9375rem; line-height: 1.4; }
caption { text-align: left; color: var(--soft); padding-bottom: .6rem; }
th, td { text-align: left; padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap; font-variant-numeric: tabular-nums; }
th { border-bottom-width: 2px; }
td img { display: block; width: 8rem; height: 6rem; object-fit: cover; border-radius: .25rem; }
@media print { .contents, .skip { display: none; } }
`;
