/* Keeps a copy of every file as it was when it was last synchronised: all that a disk is sure to have after a power cut.
 *
 * Loaded before the C library (LD_PRELOAD). Files under POWER_CUT_FROM are copied to the same place under POWER_CUT_TO
 * after each fsync or fdatasync that succeeds, whole or not at all; of those that were deleted no copy is kept when
 * their folder is synchronised.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void make_folders(char *path, size_t from)
{
    for (char *at = path + from + 1; *at; at++)
        if (*at == '/') {
            *at = 0;
            mkdir(path, 0777);
            *at = '/';
        }
}

/* That a file is gone is sure when its folder was synchronised. */
static void forget(const char *folder, const char *kept)
{
    char path[2 * PATH_MAX];
    DIR *listed = opendir(kept);
    struct dirent *entry;
    while (listed && (entry = readdir(listed))) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (access(path, F_OK)) {
            snprintf(path, sizeof path, "%s/%s", kept, entry->d_name);
            unlink(path);
        }
    }
    if (listed)
        closedir(listed);
}

static void keep(int file)
{
    const char *from = getenv("POWER_CUT_FROM"), *to = getenv("POWER_CUT_TO");
    char link[64], path[PATH_MAX], kept[2 * PATH_MAX], part[2 * PATH_MAX + 32], block[1 << 16];
    struct stat about;
    if (!from || !to || fstat(file, &about))
        return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return;
    path[length] = 0;
    if (strncmp(path, from, strlen(from)) || (path[strlen(from)] && path[strlen(from)] != '/'))
        return;
    snprintf(kept, sizeof kept, "%s%s", to, path + strlen(from));
    if (S_ISDIR(about.st_mode)) {
        forget(path, kept);
        return;
    }
    snprintf(part, sizeof part, "%s.%d.part", kept, getpid());
    make_folders(kept, strlen(to));
    int in = open(link, O_RDONLY | O_CLOEXEC), out = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t read_now = -1;
    if (in >= 0 && out >= 0)
        while ((read_now = read(in, block, sizeof block)) > 0)
            if (write(out, block, read_now) != read_now)
                break;
    if (in >= 0)
        close(in);
    if (out >= 0)
        close(out);
    if (read_now)
        abort(); /* a copy that is not whole would prove nothing */
    rename(part, kept);
}

static int synchronise(const char *name, int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int failed = real(file);
    if (!failed)
        keep(file);
    return failed;
}

int fsync(int file) { return synchronise("fsync", file); }

int fdatasync(int file) { return synchronise("fdatasync", file); }
