/**
 * Property types for which a rule may not hold. `home`: flats and single-family houses, also terraced
 * and semi-detached ones, villas and bungalows. The other ones: apartment buildings, land, and
 * business property.
 */
export type PropertyScope = 'home' | 'apartment-building' | 'land' | 'business';

/** A passage that was written to be an answer. */
export interface Answer {
  /** kebab-case, unlike any other: 'maklerprovision-hoehe' */
  id: string;
  /** The question in one line, as an editor would print it */
  title: string;
  /** Other ways in which people ask the same, everyday German */
  questions: readonly string[];
  /** Words of the matter that stand in none of the questions */
  keywords?: readonly string[];
  /** Two to five sentences; paragraphs, `- ` lists and `**bold**` */
  text: string;
  /**
   * Where it can be read, the best first: `slug#heading-id` of a guide, or a path of the portal. The
   * statement is to be found under that very heading.
   */
  sources: readonly [string, ...string[]];
  /** Where the answer holds for some kinds of property only; unset, it holds for all */
  scope?: readonly PropertyScope[];
}
