import { seedArticles } from '@/lib/guides/seeds';
import { startModelServer, type ModelServer } from './model-server';

type Service = typeof import('@/lib/adviser/service');

/** Milliseconds to load everything on a busy machine. */
export const PATIENCE = 60_000;

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
  // The settings were read before the server had its address.
  jest.resetModules();
  const service = await import('@/lib/adviser/service');
  // The first question loads the guides, which would count for one test.
  await service.wholeAnswer(service.answerMessage({ message: 'Hallo' }));
  return { ...service, server };
}
