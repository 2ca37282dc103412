import type { ChatInput } from '../schema';
import type { Tool, ToolFields } from '../reply';
import { costsAnswer } from './costs';
import { estimateAnswer } from './estimate';
import { factsOf } from './facts';
import { goesOn, toolFor } from './intent';
import type { ToolAnswer } from './tool-answer';

/** A lone number answers what was asked for last: '120' is an area, '400000' a price. */
function loneNumber(tool: Tool, message: string): ToolFields {
  const [, digits] = /^\s*(?:ca\.?|etwa|rund)?\s*([\d.,]+)\s*$/i.exec(message) ?? [];
  if (!digits) return {};
  if (tool === 'costs') return { price: digits.replace(/\D/g, '') };
  return /^\d{1,3}([.,]\d+)?$/.test(digits) ? { area: digits.replace('.', ',') } : {};
}

/** What is known from the messages of a calculation; what was said last counts. */
function known(tool: Tool, { message, history = [] }: ChatInput): ToolFields {
  const said = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const facts = [...said, message].map((text) => ({ ...loneNumber(tool, text), ...factsOf(text) }));
  return Object.assign({}, ...facts) as ToolFields;
}

/** The figures of one calculation. */
export function calculate(tool: Tool, fields: ToolFields): ToolAnswer {
  return tool === 'costs' ? costsAnswer(fields) : estimateAnswer(fields);
}

/** The answer of a calculation, where a message asks for one or goes on with one. */
export function runTool(input: ChatInput): ToolAnswer | undefined {
  const { message, tool: shown } = input;
  const facts = factsOf(message);
  const asked = toolFor(message, facts);
  if (asked)
    return calculate(
      asked,
      known(asked, { ...input, history: shown === asked ? input.history : [] }),
    );
  if (!shown || !goesOn(shown, message, { ...loneNumber(shown, message), ...facts }))
    return undefined;
  return calculate(shown, known(shown, input));
}
