export interface SubmissionState {
  status: string;
  note: string;
  version: number;
}

export interface NewerState extends SubmissionState {
  changedBy?: string;
  changedAt?: Date;
  /** Set if somebody else wrote the note */
  statusBy?: string;
}

/** Without a note, the stored one stays. */
export interface WantedState {
  status: string;
  note?: string;
}

export interface MergeResult {
  wanted: WantedState;
  conflicts: ('status' | 'note')[];
}

/**
 * What only one side has changed is merged; what both have changed is a conflict. `base`: before
 * both.
 */
export function mergeDuplicate(
  base: SubmissionState,
  mine: WantedState,
  current: SubmissionState,
): MergeResult {
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

/** The stored text comes first. */
export function bothTexts(stored: string, mine: string): string {
  return [stored, mine].filter((text) => text.trim()).join('\n\n');
}
