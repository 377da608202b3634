const addressAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'];
const foreign = 'iframe, object, embed, base, svg[onload], form[action^="http"]';

/** What a browser would run of a page that none of our own files brings: all of it is a hole. */
export async function runnableIn(html: string): Promise<string[]> {
  const found: string[] = [];
  const look = new HTMLRewriter()
    .on('*', {
      element({ tagName, attributes }) {
        for (const [name, value] of attributes) {
          if (/^on/i.test(name)) found.push(`${tagName} ${name}`);
          const runs = /^[\s\p{C}]*(?:javascript|vbscript|data):/iu.test(value);
          if (addressAttributes.includes(name) && runs) found.push(`${tagName} ${name}=${value}`);
        }
      },
    })
    .on('script:not([src^="/assets/"]):not([type="application/ld+json"])', {
      element: () => void found.push('script'),
    })
    .on('img[src="x"]', { element: () => void found.push('img') })
    .on(foreign, { element: ({ tagName }) => void found.push(tagName) });
  await look.transform(new Response(html)).text();
  return found;
}
