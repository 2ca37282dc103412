import { text } from './text';

/** A phone number as people write it: only its length is checked, in characters. */
export function phone({ min, message }: { min: number; message: string }) {
  return text({ min, max: 50, message });
}
