// Works out what a start would otherwise, into the build that is named: what stands in content, and what
// the adviser knows.
Object.assign(globalThis, { portalBuild: process.argv[2] });

const { ANSWERS } = await import('../../lib/adviser/answers/answers');
const { createKnowledge } = await import('../../lib/adviser/knowledge/knowledge');
const { readSeedFiles } = await import('../../lib/guides/seed-files');
await createKnowledge(ANSWERS, await readSeedFiles());

export {};
