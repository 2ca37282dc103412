import { unlinked } from '../typed-text';
import { Paragraph } from './text';

/** The salutation; the sentence after it begins with a small letter. */
export function Greeting({ name }: { name?: string }) {
  return <Paragraph>{name ? `Guten Tag ${unlinked(name)},` : 'Guten Tag,'}</Paragraph>;
}
