-- CreateTable
CREATE TABLE "OpenQuestion" (
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "lastDay" TEXT NOT NULL,
    "closedAt" TIMESTAMP(3),
    "closedBy" INTEGER,

    CONSTRAINT "OpenQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdviserWording" (
    "id" TEXT NOT NULL,
    "passageId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AdviserWording_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdviserPassage" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "questions" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "createdBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AdviserPassage_pkey" PRIMARY KEY ("id")
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
