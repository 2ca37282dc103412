import type { z } from 'zod';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import type { ContactWish } from '@/lib/requests/contact-wish/contact-wish';
import { parse } from '@/lib/platform/validation/parse';
import type { TrailEntry } from '@/lib/requests/trail-repository';
import type { PersonRequest } from '@/lib/requests/person/repository';
import type { RequestChange } from '@/lib/requests/repository';
import type { SaleChange } from '@/lib/requests/leads/sale-repository';
import type { Qualification } from '@/lib/requests/leads/qualification';
import type { StoredRequest } from '@/lib/requests/request';

export interface Actor {
  id: number;
  name: string;
}

/** A meeting that is still ahead. */
export interface OpenAppointment {
  id: string;
  startsAt: Date;
  minutes: number;
  place: string;
  sequence: number;
}

/** A request as an operation finds it, locked until the operation is done. */
export interface Target {
  request: StoredRequest;
  /** Of the person, across their requests */
  wish: ContactWish;
  /** Other requests of the same person */
  others: PersonRequest[];
  appointment?: OpenAppointment;
  /** Progress of its sale, if its owner has permitted one */
  qualification?: Qualification;
  /** Of a valuation's mail address */
  confirmation: { confirmedAt?: Date; askedAt?: Date };
}

/** What an operation changes, written in one transaction. */
export interface Change {
  /** In the audit trail */
  action: string;
  before?: TrailEntry['before'];
  after?: TrailEntry['after'];
  columns?: RequestChange;
  mail?: { template: string; recipient: string; payload?: object };
  /** The consent that it needs */
  restsOn?: ConsentPurpose;
  /** Whether a call used that consent */
  isCall?: boolean;
  appointment?: OpenAppointment & { note?: string; isCancelled: boolean };
  /** Releases held mails and puts the request into the queue */
  releases?: boolean;
  /** Requests of the same person to merge into this one, or to separate */
  merge?: PersonRequest[];
  separate?: PersonRequest[];
  sale?: SaleChange;
  /** A German sentence for the employee */
  message: string;
}

type Decision = (target: Target, actor: Actor) => Change;

export interface Operation {
  /** @throws AppError `invalid` (422) */
  prepare: (body: unknown) => Decision;
  /** Whether it is only for requests in quarantine; otherwise it is only for all others */
  isForQuarantine?: boolean;
  /** Runs after the commit */
  afterwards?: (requestId: string) => Promise<void>;
}

/**
 * An operation from the schema of its fields and its decision.
 * @param decide throws an AppError `conflict` (409) if it is not possible
 */
export function operation<Schema extends z.ZodType>(
  schema: Schema,
  decide: (input: z.output<Schema>, target: Target, actor: Actor) => Change,
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
