-- CreateTable
CREATE TABLE "OpenQuestion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "lastDay" TEXT NOT NULL,
    "closedAt" DATETIME,
    "closedBy" INTEGER
);

-- CreateTable
CREATE TABLE "AdviserWording" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "passageId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "AdviserPassage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "questions" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "OpenQuestion_text_key" ON "OpenQuestion"("text");

-- CreateIndex
CREATE INDEX "OpenQuestion_closedAt_count_lastDay_idx" ON "OpenQuestion"("closedAt", "count", "lastDay");

-- CreateIndex
CREATE UNIQUE INDEX "AdviserWording_text_key" ON "AdviserWording"("text");

-- CreateIndex
CREATE INDEX "AdviserWording_passageId_idx" ON "AdviserWording"("passageId");

-- CreateIndex
CREATE UNIQUE INDEX "AdviserPassage_title_key" ON "AdviserPassage"("title");
