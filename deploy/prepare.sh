#!/bin/sh
# Makes the user and the folders of the parts, installs the packages and builds, in this checkout. The installation of a server and the images of
# containers both begin with it, as root. It may be run again.
set -eu
cd "$(dirname "$0")/.."

id vitrine >/dev/null 2>&1 || useradd --system --home-dir /var/lib/vitrine --shell /usr/sbin/nologin vitrine
install -d -o vitrine -g vitrine -m 700 /var/lib/vitrine /var/backups/vitrine

npm ci --no-audit --no-fund
npm run build
