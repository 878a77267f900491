#!/bin/sh
# Nightly backup for root's cron: dump, verify, encrypt, copy, delete after BACKUP_DAYS. Reads settings from the named file or /etc/tarakki.env:
#   BACKUP_FOLDER     the folder of encrypted archives (/backups)
#   BACKUP_PASS_FILE  a file with the passphrase: openssl rand -base64 36 > /etc/tarakki.backup-pass; chmod 600. Keep a copy elsewhere, as for the authorship key
#   BACKUP_COPY       a command that copies "$1" to another machine, such as: rclone copy "$1" offsite:tarakki
# To decrypt: openssl enc -d -aes-256-ctr -pbkdf2 -iter 600000 -pass file:/etc/tarakki.backup-pass -in <file> -out backup.zip; verify-backup then proves every byte.
set -eu
umask 077
settings=${1:-/etc/tarakki.env}
export DATA_DIR="${DATA_DIR:-/var/lib/tarakki}"
set -a
# shellcheck source=/dev/null
. "$settings"
set +a
folder=${BACKUP_FOLDER:-/backups}
pass=${BACKUP_PASS_FILE:-/etc/tarakki.backup-pass}
# Half a day less, so that a nightly run does not delete a day late.
kept_minutes=$((${BACKUP_DAYS:-30} * 1440 - 720))
[ "$kept_minutes" -ge 720 ] || kept_minutes=720
cd "$(dirname "$0")/.."

say() { echo "backup: $*" >&2; }
[ -s "$pass" ] || { say "$pass is missing or empty: make it as this file says"; exit 1; }
mkdir -p -m 0700 "$folder"
# A killed run leaves unencrypted files.
export TMPDIR="$folder"
rm -rf "$folder"/.tarakki-* "$folder"/tarakki-verify-*
name=tarakki-$(date -u +%Y-%m-%dT%H%M%SZ).zip
plain=$folder/.$name
trap 'rm -f "$folder/.$name"*' EXIT

node dist/server.mjs backup "$plain"
node dist/server.mjs verify-backup "$plain"
openssl enc -aes-256-ctr -pbkdf2 -iter 600000 -salt -pass "file:$pass" -in "$plain" -out "$plain.enc"
mv "$plain.enc" "$folder/$name.enc"
if [ -n "${BACKUP_COPY:-}" ]; then
  sh -euc "$BACKUP_COPY" backup "$folder/$name.enc"
else
  say "BACKUP_COPY is not set: this archive is on one machine only"
fi
# Only after a successful run, so that failing backups do not use up the good ones.
find "$folder" -maxdepth 1 -name 'tarakki-*.zip.enc' -mmin "+$kept_minutes" -delete
say "$folder/$name.enc"
