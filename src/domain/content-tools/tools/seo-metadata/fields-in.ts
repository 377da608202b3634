import { objectsIn } from '../../../content/publication/component-texts.ts';

/** Title and description of a component; empty where it has none. */
export function fieldsIn(content: string): { title: string; description: string } {
  const [{ title, description } = {}] = objectsIn({ content });
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  };
}
