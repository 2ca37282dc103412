import type { LeadClassId } from './lead-class';

/** What an employee changes of a lead, one thing at a time. */
export type SaleChange =
  | { confirm: { isOwner: boolean; timeline: string; words: string; by: number } }
  | { release: { by: number } }
  /** Takes it out of the sale without its owner having asked for it */
  | { holdBack: true }
  /** Sets the class instead of the rules, or leaves it to them again */
  | { setClass: { class: LeadClassId; reason: string; by: number } | null }
  /** Parts it from the request that it joined or resembles */
  | { separate: true }
  | { offer: { agentId: string; by: number } };
