/** What can be changed in the dialog of a request, as of one version. */
export interface RequestState {
  status: string;
  note: string;
  version: number;
}

/** The state after a colleague's change. */
export interface NewerState extends RequestState {
  /** Absent if unknown */
  changedBy?: string;
  changedAt?: Date;
  /** Who set the status, if somebody else wrote the note */
  statusBy?: string;
}

/** What is to be saved; without a note, the stored one stays. */
export interface WantedState {
  status: string;
  note?: string;
}

export interface MergeResult {
  wanted: WantedState;
  /** What both have changed, to different values */
  conflicts: ('status' | 'note')[];
}

/**
 * Merges a change with one that was saved in between: what only one of them has changed is taken from that
 * one. What both have changed is a conflict, which a person decides.
 * @param base the state that the change was made on
 */
export function merge(base: RequestState, mine: WantedState, current: RequestState): MergeResult {
  const conflicts: MergeResult['conflicts'] = [];
  const pick = (field: 'status' | 'note', wanted: string) => {
    if (wanted === base[field]) return current[field];
    if (current[field] !== base[field] && current[field] !== wanted) conflicts.push(field);
    return wanted;
  };
  const status = pick('status', mine.status);
  const note = mine.note === undefined ? undefined : pick('note', mine.note);
  return { wanted: { status, note }, conflicts };
}

/** Both texts, the stored one first; only one if the other is empty. */
export function bothTexts(stored: string, mine: string): string {
  return [stored, mine].filter((text) => text.trim()).join('\n\n');
}
