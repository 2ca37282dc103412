import { seedArticles } from '@/lib/guides/seeds';
import { startModelServer, type ModelServer } from './model-server';

type Service = typeof import('@/lib/adviser/service');

/** Milliseconds that loading everything may take on a busy machine. */
export const PATIENCE = 60_000;

/** The adviser with a language model at a server of its own, and the guides in the database. */
export async function adviserWithModel(
  settings: Record<string, string> = {},
): Promise<Service & { server: ModelServer }> {
  const server = await startModelServer();
  Object.assign(process.env, {
    OPENAI_API_KEY: 'sk-test-4711',
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'test-model',
    ...settings,
  });
  await seedArticles();
  // The settings of this process are read once, and were before the server had its address.
  jest.resetModules();
  const service = await import('@/lib/adviser/service');
  // It reads the guides with the first question; no test shall pay for that.
  await service.wholeAnswer(service.answer({ message: 'Hallo' }));
  return { ...service, server };
}
