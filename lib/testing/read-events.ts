/** A part of an answer that is streamed to the page. */
export interface StreamEvent {
  type: string;
  delta?: string;
  data?: unknown;
}

/** Every part of a streamed answer, in its order. */
export async function readEvents(response: Response): Promise<StreamEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines
    .map((line) => line.slice('data: '.length))
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as StreamEvent);
}
