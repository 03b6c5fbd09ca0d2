export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/** A sentence for whoever chose the directory, or null if it is not the directory's fault. */
export function fileProblem(directory: string, error: unknown): string | null {
  const reason = REASONS.find(({ codes }) => hasCode(error, ...codes))?.reason
  return reason ? `Cannot keep games in ${directory}: ${reason}. Choose another directory with PRIZEPOST_DATA.` : null
}

const REASONS: readonly { readonly codes: readonly string[]; readonly reason: string }[] = [
  { codes: ['EEXIST', 'ENOTDIR'], reason: 'it is a file or lies below one, not a folder' },
  { codes: ['EACCES', 'EROFS', 'ENOENT'], reason: 'it may not be written' },
  { codes: ['ENOSPC', 'EDQUOT'], reason: 'the disk is full' },
  { codes: ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'], reason: 'its file system forbids it, or has no hard links' },
  { codes: ['LEVEL_LOCKED'], reason: 'another process has its files open' },
  { codes: ['LEVEL_CORRUPTION', 'LEVEL_IO_ERROR', 'LEVEL_DATABASE_NOT_OPEN'], reason: 'its files cannot be read' },
]
