-- CreateTable
CREATE TABLE "Milestone" (
    "requestId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "askedAt" DATETIME NOT NULL,
    "after" INTEGER NOT NULL,
    "within" INTEGER,

    PRIMARY KEY ("requestId", "name"),
    CONSTRAINT "Milestone_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StatusChange" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "requestId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StatusChange_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Request" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ArticleViewsDay" (
    "day" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("day", "slug")
);

-- CreateIndex
CREATE INDEX "Milestone_name_kind_askedAt_after_within_idx" ON "Milestone"("name", "kind", "askedAt", "after", "within");

-- CreateIndex
CREATE INDEX "StatusChange_requestId_idx" ON "StatusChange"("requestId");

-- CreateIndex
CREATE INDEX "StatusChange_kind_before_after_createdAt_idx" ON "StatusChange"("kind", "before", "after", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMessage_template_status_createdAt_idx" ON "OutboxMessage"("template", "status", "createdAt");

-- What has happened so far. A call as soon as possible was promised by the hours of the office, which nothing
-- here knows: of those there is no promise.
INSERT INTO "Milestone" ("requestId", "name", "kind", "askedAt", "after", "within")
SELECT "row"."id", 'contacted', "row"."kind", "row"."createdAt",
    CAST(ROUND((julianday(MIN("event"."createdAt")) - julianday("row"."createdAt")) * 86400) AS INTEGER),
    CASE WHEN "row"."kind" <> 'callback' THEN 86400
        ELSE CAST(ROUND((julianday("call"."preferredTime") - julianday("row"."createdAt")) * 86400) AS INTEGER) END
FROM "Request" AS "row"
JOIN "RequestEvent" AS "event" ON "event"."requestId" = "row"."id"
LEFT JOIN "Callback" AS "call" ON "call"."requestId" = "row"."id"
WHERE "row"."quarantine" IS NULL AND "event"."actor" LIKE 'employee:%'
    AND ("event"."action" IN ('called', 'mailed', 'valuation-sent', 'callback-arranged', 'appointment-arranged', 'lead-intent')
        OR "event"."after" ->> 'status' IN ('contacted', 'completed', 'replied'))
GROUP BY "row"."id", "row"."kind", "row"."createdAt", "call"."preferredTime";

INSERT INTO "Milestone" ("requestId", "name", "kind", "askedAt", "after")
SELECT "row"."id", 'confirmed', "row"."kind", "row"."createdAt",
    CAST(ROUND((julianday(MIN("link"."confirmedAt")) - julianday("row"."createdAt")) * 86400) AS INTEGER)
FROM "Request" AS "row" JOIN "OwnerLink" AS "link" ON "link"."requestId" = "row"."id"
WHERE "link"."confirmedAt" IS NOT NULL
GROUP BY "row"."id", "row"."kind", "row"."createdAt";

INSERT INTO "StatusChange" ("requestId", "kind", "before", "after", "createdAt")
SELECT "row"."id", "row"."kind", "event"."before" ->> 'status', "event"."after" ->> 'status', "event"."createdAt"
FROM "RequestEvent" AS "event" JOIN "Request" AS "row" ON "row"."id" = "event"."requestId"
WHERE "event"."before" ->> 'status' IS NOT NULL AND "event"."after" ->> 'status' IS NOT NULL
    AND "event"."before" ->> 'status' <> "event"."after" ->> 'status';
