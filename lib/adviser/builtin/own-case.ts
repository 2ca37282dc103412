import { LIMITS } from '../answers/limits';
import { fold } from '@/lib/words/stem';

/** Somebody asks for a judgement of their own case, which only a lawyer may give. */
const JUDGEMENTS = [
  /\b(?:ist|sind|war) (?:mein|meine|unser|unsere|dieser|diese|der|das) (?:[a-z]+ ){0,2}(?:vertrag|klausel|testament|kundigung|vereinbarung|vollmacht|urteil|bescheid|ehevertrag|kaufvertrag|maklervertrag|mietvertrag)\b.{0,30}(?:gultig|wirksam|rechtens|nichtig|unwirksam|anfechtbar|rechtswidrig|sittenwidrig)/,
  /\b(?:gewinne|gewinnen|verliere|verlieren) (?:ich|wir)\b|\bchancen? (?:vor gericht|im prozess|auf erfolg)|\b(?:ver|ein)klagen\b|\bvor gericht (?:gehen|ziehen|durchkommen|gewinnen)/,
  /(?:prufe?n?|checke?n?|durchlesen|durchsehen|beurteilen?|anschauen) (?:sie |du |bitte |mal |mir )*(?:meinen|meine|mein|unseren|unsere|den|diesen) (?:[a-z]+ ){0,2}(?:vertrag|bescheid|testament|kaufvertrag|maklervertrag|entwurf|vertragsentwurf|ehevertrag)/,
  /(?:meinen|unseren|den|diesen) (?:[a-z]+ ){0,2}(?:vertrag|bescheid|kaufvertrag|maklervertrag|entwurf|vertragsentwurf|ehevertrag) (?:prufen|durchlesen|durchsehen|beurteilen|gegenlesen)/,
];

/** The limit that says who may give one. */
const LIMIT = 'grenze-eigener-fall';
const ANSWER = LIMITS.find(({ id }) => id === LIMIT)?.text;
if (!ANSWER) throw new Error(`content/adviser/limits.yaml: there is no limit ${LIMIT}`);

/** What is said to somebody who wants their own case judged; nothing for other messages. */
export function ownCase(message: string): string | undefined {
  const text = fold(message)
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ');
  return JUDGEMENTS.some((pattern) => pattern.test(text)) ? ANSWER : undefined;
}
