#!/bin/sh
# Installs Vitrine on a Debian server, from this checkout in /opt/vitrine, as root. It may be run again: what is configured stays.
# Usage: deploy/install.sh www.example.ca admin.example.ca
set -eu

site=${1:?Name the host of the site, such as www.example.ca.}
admin=${2:?Name the host of the admin, such as admin.example.ca.}
here=$(cd "$(dirname "$0")/.." && pwd)
[ "$here" = /opt/vitrine ] || { echo "Move this checkout to /opt/vitrine: the units name that folder."; exit 1; }
[ "$(id -u)" = 0 ] || { echo "Run this as root."; exit 1; }

apt-get update -qq
apt-get install -y -qq --no-install-recommends nginx-light certbot

cd "$here"
deploy/prepare.sh

install -d -m 755 /etc/vitrine /var/cache/nginx

if [ ! -e /etc/vitrine/vitrine.env ]; then
  sed -e "s/www\.example\.ca/$site/g" -e "s/admin\.example\.ca/$admin/g" deploy/vitrine.env > /etc/vitrine/vitrine.env
  chown root:vitrine /etc/vitrine/vitrine.env
  chmod 640 /etc/vitrine/vitrine.env
fi

cp deploy/systemd/* /etc/systemd/system/
systemctl daemon-reload
# The embedded database runs unless a server is named.
grep -q '^DATABASE_URL=' /etc/vitrine/vitrine.env || systemctl enable vitrine-database
systemctl enable vitrine.target vitrine-migrate vitrine-core@3001 vitrine-worker vitrine-content@3002 vitrine-website@3000 vitrine-admin vitrine-backup.timer

if [ ! -e /etc/nginx/conf.d/vitrine.conf ]; then
  if [ ! -e "/etc/letsencrypt/live/$site" ]; then
    # The same folder answers when the certificate is renewed: nginx never has to stop for it.
    systemctl start nginx
    certbot certonly --webroot -w /var/www/html --deploy-hook "systemctl reload nginx" --non-interactive --agree-tos \
      --register-unsafely-without-email --cert-name "$site" -d "$site" -d "$admin"
  fi
  sed -e "s/www\.example\.ca/$site/g" -e "s/admin\.example\.ca/$admin/g" deploy/nginx/vitrine.conf > /etc/nginx/conf.d/vitrine.conf
  # Debian's welcome page would answer for all other names.
  rm -f /etc/nginx/sites-enabled/default
fi
nginx -t
systemctl restart nginx
systemctl start vitrine.target vitrine-backup.timer

echo "Vitrine runs. Its first account is in /var/lib/vitrine/keys.json; log in at https://$admin/admin"
echo "Then look at what is left to set: /opt/vitrine/deploy/run.sh scripts/doctor/doctor.ts"
