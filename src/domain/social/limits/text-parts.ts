import { linksIn } from '../../content-tools/text/links-in.ts';

const hashtag = /(?<![\p{L}\p{N}&_])[#＃][\p{L}\p{N}\p{M}_]*[\p{L}\p{M}_][\p{L}\p{N}\p{M}_]*/gu;
const mention = /(?<![\p{L}\p{N}_.])@[A-Za-z0-9_.]+/gu;

export function hashtagsIn(text: string): string[] {
  return [...withoutLinks(text).matchAll(hashtag)].map(([found]) => found);
}

export function mentionsIn(text: string): string[] {
  return [...withoutLinks(text).matchAll(mention)].map(([found]) => found);
}

function withoutLinks(text: string): string {
  return linksIn(text).reduce((rest, link) => rest.replace(link, ' '), text);
}
