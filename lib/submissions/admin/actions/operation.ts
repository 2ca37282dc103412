import type { z } from 'zod';
import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import type { ContactWish } from '@/lib/submissions/contact-wish/contact-wish';
import { parse } from '@/lib/platform/validation/fields';
import type { TrailEntry } from '@/lib/submissions/trail-repository';
import type { Mergeable, PersonSubmission } from '@/lib/submissions/person/repository';
import type { SubmissionChange } from '@/lib/submissions/repository';
import type { SaleChange } from '@/lib/submissions/leads/sale-repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import type { Qualification } from '@/lib/submissions/leads/qualification-repository';

export interface Actor {
  id: number;
  name: string;
  role: string;
}

export interface OpenAppointment {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  sequence: number;
}

/** Locked until the operation is done. */
export interface OperationTarget {
  submission: StoredSubmission;
  /** Of the person, across their submissions */
  wish: ContactWish;
  others: PersonSubmission[];
  /** Of the others, by their ids */
  sales: ReadonlyMap<string, Qualification>;
  appointment?: OpenAppointment;
  /** Set if the owner has permitted the sale */
  qualification?: Qualification;
  /** Whether a call that reached the person is noted */
  isReached: boolean;
  /** Of a valuation's mail address */
  confirmation: { confirmedAt?: Date; askedAt?: Date };
}

/** Written in one transaction. */
export interface Change {
  action: string;
  before?: TrailEntry['before'];
  after?: TrailEntry['after'];
  columns?: SubmissionChange;
  /** Answers of the kind's own table */
  details?: Record<string, unknown>;
  mail?: { template: string; recipient: string; payload?: object };
  restsOn?: ConsentPurpose;
  isCall?: boolean;
  appointment?: OpenAppointment & { note?: string; isCancelled: boolean };
  /** Releases held mails and puts the submission into the queue */
  releases?: boolean;
  merge?: {
    into: Mergeable;
    submissions: Mergeable[];
    clock?: Pick<Qualification, 'wishedAt' | 'endsAt'>;
  };
  separate?: { from: Mergeable; submissions: Mergeable[] };
  sale?: SaleChange;
  message: string;
}

type Decision = (target: OperationTarget, actor: Actor) => Change;

export interface Operation {
  /** @throws AppError `invalid` (422) */
  prepare: (body: unknown) => Decision;
  /** Only for submissions in quarantine; otherwise only for all others */
  isForQuarantine?: boolean;
  /** Runs after the commit */
  afterwards?: (submissionId: string) => Promise<void>;
}

/** @param decide throws an AppError `conflict` (409) if the operation is not possible */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  decide: (input: z.output<Schema>, target: OperationTarget, actor: Actor) => Change,
  more: Omit<Operation, 'prepare'> = {},
): Operation {
  return {
    ...more,
    prepare: (body) => {
      const input = parse(schema, body);
      return (target, actor) => decide(input, target, actor);
    },
  };
}
