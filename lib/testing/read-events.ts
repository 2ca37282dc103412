export interface StreamEvent {
  type: string;
  delta?: string;
  data?: unknown;
}

export async function readEvents(response: Response): Promise<StreamEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines
    .map((line) => line.slice('data: '.length))
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as StreamEvent);
}
