ALTER TABLE "Qualification" ADD COLUMN "exception" TEXT,
ADD COLUMN "isByHand" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "isShared" BOOLEAN NOT NULL DEFAULT false;

-- A class above what the facts give is not allowed any more.
UPDATE "Qualification" SET "setClass" = NULL
WHERE "setClass" = 'premium' AND "class" <> 'premium' OR "setClass" = 'standard' AND "class" = 'basic';

-- Nor a release before all stages are reached.
UPDATE "Qualification" SET "releasedAt" = NULL, "releasedBy" = NULL
WHERE "soldAt" IS NULL AND ("receivedAt" IS NULL OR "contactAt" IS NULL OR "propertyAt" IS NULL
  OR "intentAt" IS NULL OR NOT "isOwner");
